import Crypto
import CryptoExtras
import SwiftASN1
import X509
