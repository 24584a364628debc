title = Salmon Run
