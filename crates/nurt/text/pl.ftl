ui-seat = Miejsce { $number }
ui-you = Gość
ui-bot-random = Bot – losowy
ui-bot-greedy = Bot – zachłanny
ui-bot-calm = Bot – spokojny
ui-bot-steady = Bot – równy
ui-bot-sharp = Bot – bystry
ui-bot-master = Bot – mistrzowski
ui-bot-search = Bot – szukający
ui-rank = { $rank }.
ui-rank-line = { $rank } miejsce: { $player }
ui-rank-line-points = { $rank } miejsce: { $player }, punkty: { $points }
ui-won = { $player } wygrywa!
ui-tie = Remis: { $players }
ui-your-turn = Teraz gra: { $player }.
ui-thinks = Myśli: { $player }…
ui-prompt = >
ui-keys = ? ruchy · hint podpowiedź · undo cofnij · save zapisz · rules zasady · help pomoc · quit koniec
ui-help = Wpisz ruch tak, jak stoi na liście (pokaże ją ?), albo jedno z tych słów:
    ?              co można teraz zrobić
    hint           co zagrałby bot
    analyse        co bot myśli o każdym ruchu
    undo           cofnij ostatni ruch
    save [PLIK]    zapisz partię
    load PLIK      graj dalej zapisaną partię
    rules [ZASADA] przeczytaj zasady albo jedną z nich
    board          pokaż jeszcze raz planszę
    log            co się dotąd wydarzyło
    quit           zakończ; partia zostanie zapisana
ui-moves = { $count ->
        [one] 1 ruch:
        [few] { $count } ruchy:
        [many] { $count } ruchów:
       *[other] { $count } ruchu:
    }
ui-hint = Bot zagrałby { $action }.
ui-undone = Cofnięte.
ui-nothing-to-undo = Nie ma jeszcze czego cofnąć.
ui-saved = Zapisano w { $file }.
ui-go-on = Dalej zagrasz poleceniem: nurt play --load { $file }
ui-loaded = Gramy dalej po { $steps ->
        [one] 1 kroku
        [few] { $steps } krokach
        [many] { $steps } krokach
       *[other] { $steps } kroku
    }.
ui-not-saved = Nie udało się zapisać partii: { $why }
ui-not-loaded = Nie udało się odczytać pliku: { $why }
ui-which-file = Który plik? Wpisz load i jego nazwę.
ui-no-such-rule = Nie ma zasady { $rule }. Wpisz rules, a zobaczysz wszystkie.
ui-curtain = Teraz gra: { $player }. Niech nikt inny nie patrzy. Naciśnij Enter.
ui-fingerprint = Uczciwe losowanie: odcisk { $commitment }
ui-seed = Ziarno: { $seed }
ui-choose-game = W co gramy?
ui-choose-players = Kto gra?
ui-choose-bot = Jak dobre mają być boty?
ui-players-bots = ty i { $bots ->
        [one] 1 bot
        [few] { $bots } boty
        [many] { $bots } botów
       *[other] { $bots } bota
    }
ui-players-people = { $people ->
        [one] 1 osoba przy tej klawiaturze
        [few] { $people } osoby przy tej klawiaturze
        [many] { $people } osób przy tej klawiaturze
       *[other] { $people } osoby przy tej klawiaturze
    }
ui-players-solo = w pojedynkę
ui-level-random = losowy – gra cokolwiek
ui-level-greedy = zachłanny – bierze to, co wygląda najlepiej
ui-level-calm = spokojny – miłe towarzystwo, rzadko się spieszy
ui-level-steady = równy – rzadko się myli
ui-level-sharp = bystry – widzi daleko naprzód
ui-level-master = mistrzowski – daje z siebie wszystko
ui-again = Jeszcze raz?
ui-again-yes = Tak, jeszcze raz
ui-again-other = Inna gra z listy
ui-again-no = Nie, dziękuję
ui-standing = { $player }: { $standing }
ui-decimal-sign = ,
ui-analyse-about = Szczęście i umiejętności. Każda liczba to szansa na wygraną: ile decyzja oddała w porównaniu z najlepszą znalezioną i ile potem dał lub zabrał los; po znaku ± błąd standardowy. Małe straty w granicach błędu nic nie znaczą.
ui-analyse-forced = jedyny ruch
ui-analyse-best = najlepszy ze znalezionych
ui-analyse-near = mniej więcej tak dobry jak { $best } ({ $loss })
ui-analyse-loss = strata { $loss }; lepiej: { $best }
ui-analyse-luck = los: { $seats }
ui-analyse-total = { $player }: strata { $loss } w { $decisions ->
        [one] jednej decyzji
        [few] { $decisions } decyzjach
        [many] { $decisions } decyzjach
       *[other] { $decisions } decyzji
    }; los { $luck }
ui-choices-step = Krok { $step }: ruch ma { $player }.
ui-choices-chances = Szanse: { $seats }
ui-choices-line = Spodziewany przebieg: { $line }
ui-choices-solved = Przeliczone do końca gry: nic nie jest zgadywane.
ui-choices-chance = szansa
ui-choices-visits = próby
ui-choices-move = ruch
ui-choices-played = zagrany
ui-choices-more = { $count ->
        [one] … i jeszcze jeden ruch
        [few] … i jeszcze { $count } ruchy
        [many] … i jeszcze { $count } ruchów
       *[other] … i jeszcze { $count } ruchu
    }
