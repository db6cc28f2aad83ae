export const COMMON_PASSWORDS: readonly string[] = `
password passw0rd passwd motdepasse secret welcome bienvenue admin administrator administrateur root guest
invite user utilisateur login connexion letmein master qwerty qwertyuiop qwertz qwertzuiop azerty azertyuiop asdfgh asdfghjkl
zxcvbn zxcvbnm qazwsx qwer1234 1q2w3e4r 1qaz2wsx abcdef abcdefgh abcdefghi abc123 test tester testing
changeme default temp temporary sample example demo trustno1 iloveyou jetaime ilovegod lovely love lover
loveme amour monamour bonjour salut hello helloworld coucou sunshine soleil moonlight starlight princess
princesse prince queen king reine dragon monkey singe shadow superman batman spiderman wolverine ironman hulk
pokemon pikachu naruto minecraft fortnite roblox starwars startrek matrix gandalf hobbit potter harrypotter
hermione merlin arthur phoenix falcon eagle tiger lion panther jaguar leopard cheetah bear wolf fox rabbit
bunny turtle dolphin shark whale horse pony unicorn licorne kitten kitty puppy doggy buster buddy bailey
charlie ginger pepper cookie chocolate chocolat vanilla banana orange apple cherry peach strawberry fraise
blueberry coffee cafe cheese fromage poutine sirop erable tabarnak calisse hockey canadiens nordiques
leafs leafsnation goleafsgo habs habsnation gohabsgo oilers canucks flames senators raptors bluejays
montreal quebec laval gatineau longueuil sherbrooke toronto ottawa vancouver calgary edmonton winnipeg
halifax canada canadian canadien canadienne france paris marseille lyon london newyork boston chicago texas
dallas florida miami california losangeles america american football baseball basketball soccer tennis golf
golfer rugby volleyball swimming running cycling skiing snowboard surfing fishing hunting camping racing
porsche ferrari mercedes toyota honda mustang corvette camaro chevrolet chevy subaru nissan harley yamaha
kawasaki suzuki michael jennifer jessica ashley amanda melissa nicole stephanie elizabeth michelle christina
samantha matthew daniel joshua andrew anthony william joseph robert richard thomas james john david george
edward patrick jonathan benjamin alexander nicholas christopher brandon justin jordan taylor austin tyler
hunter jackson cameron martin vincent francois sebastien nathalie isabelle sylvie julie caroline sophie
chantal veronique catherine dominique jacques pierre michel marcel andre claude philippe antoine olivier
gabriel samuel raphael mathieu maxime alexandre simon felix xavier emile louis charles henri rose emma olivia
charlotte juliette victoria valerie maria angela angel angelina anna hannah sarah rachel rebecca barbara
susan linda nancy karen donna carol ruth sharon summer autumn winter spring january february march april june
july august september october november december janvier fevrier avril juillet aout septembre octobre novembre
decembre monday tuesday wednesday thursday friday saturday sunday lundi mardi mercredi jeudi vendredi samedi
dimanche printemps automne hiver ete freedom liberty liberte peace paix happy happiness bonheur lucky chance
heaven paradise paradis jesus christ jesuschrist god blessed faith hope grace spirit family famille mother
father maman papa mommy daddy sister brother baby babygirl babyboy sweetheart sweetie honey darling cherie
cheri beautiful pretty sexy hottie cutie smile flower fleur butterfly papillon rainbow arcenciel diamond
silver golden gold platinum crystal purple yellow green blue black white red computer ordinateur internet
google facebook twitter instagram snapchat youtube netflix amazon microsoft windows iphone samsung android
linux ubuntu oracle cisco server network database system security securite private access access14 system32
hacker hacking ninja samurai warrior guerrier soldier soldat killer assassin maverick ranger marine army navy
airforce police security1 pirate captain capitaine commander general major sergeant officer doctor docteur
nurse teacher student etudiant school ecole college university universite office bureau business company
money argent dollar euro credit bank banque bitcoin crypto ethereum trading trader investor investisseur
investment placement invest bourse stock stocks stockmarket action actions dividend dividende portfolio
portefeuille market finance financial wallstreet nasdaq tsx rich riche millionaire millionnaire billionaire
retirement retraite pension celi reer rrsp tfsa questrade wealthsimple disnat desjardins music musique guitar
guitare piano drummer metallica nirvana eminem beatles slipknot blink182 greenday linkinpark rockstar
rocknroll hiphop dancer dancing singer summer1 genesis zeppelin floyd elvis madonna rihanna beyonce shakira
celine nothing nothing1 whatever anything something forever always never again maybe please thanks merci
bienvenu goodbye aurevoir 12345678 123456789 1234567890 87654321 987654321 0987654321 11111111 00000000
12341234 12344321 11223344 112233445566 123123123 123321123 1234qwer qwerty123 qwerty1234 azerty123
1q2w3e4r5t 1q2w3e4r5t6y zaq12wsx zaq1zaq1 q1w2e3r4 q1w2e3r4t5 a1b2c3d4 a1b2c3d4e5 aa123456 abcd1234 abc12345
asdf1234 asdfasdf zxcv1234 zxcvbnm1 pass1234 passpass passcode p4ssw0rd pa55word pa55w0rd admin123 root1234
user1234 test1234 guest123 welcome1 letmein1 1qazxsw2 xsw21qaz 2wsx3edc 3edc4rfv qweasdzxc qweasd123
asdqwe123 147258369 159357456 741852963 789456123 321654987 456123789 135792468 246813579 102030405 31415926
314159265 27182818 69696969 77777777 88888888 99999999 66666666 55555555 44444444 33333333 22222222 aaaaaaaa
abcabc123 hello1234 iloveu123
palier paliers seuil seuils score scores watchlist buylist selllist stair stairs escalier marche marches
etage
`
  .trim()
  .split(/\s+/)
