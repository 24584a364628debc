title = Upstream
