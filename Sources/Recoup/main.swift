print("recoup")
