/** Things that are emoji: what they are called in English and French, and which of them do not simply stand. */
import type { Way } from "./words.ts";

const CALLED = `
3rd-place-medal: a bronze medal / une médaille de bronze
abacus: an abacus / un boulier
accordion: an accordion / un accordéon
adhesive-bandage: a plaster / un pansement
admission-tickets: tickets / des billets
alarm-clock: an alarm clock / un réveil
alembic: a flask / un alambic
alien-monster: a pixel monster / un monstre en pixels
amphora: a vase / un vase
anchor: an anchor / une ancre
ant: ants / des fourmis
articulated-lorry: a lorry / un camion
artist-palette: a palette / une palette
backpack: a backpack / un sac à dos
balance-scale: scales / une balance
ballet-shoes: ballet shoes / des chaussons de danse
balloon: a balloon / un ballon
banjo: a banjo / un banjo
bank: a bank / une banque
bar-chart: a chart / un graphique
basket: a basket / un panier
basketball: a basketball / un ballon de basket
battery: a battery / une pile
beach-with-umbrella: a beach umbrella / un parasol
beans: beans / des haricots
beer-mug: a beer / une bière
bell: a bell / une cloche
bellhop-bell: a counter bell / une sonnette de comptoir
bird: a bird / un oiseau
black-cat: a black cat / un chat noir
bone: a bone / un os
books: books / des livres
boomerang: a boomerang / un boomerang
bottle-with-popping-cork: a bottle / une bouteille
bouquet: flowers / un bouquet
bowling: bowling pins / des quilles
boxing-glove: a boxing glove / un gant de boxe
brain: a brain / un cerveau
briefcase: a briefcase / une mallette
bug: a caterpillar / une chenille
butterfly: a butterfly / un papillon
calendar: a calendar / un calendrier
camel: a camel / un chameau
camera: a camera / un appareil photo
camera-with-flash: a camera / un appareil photo
candle: a candle / une bougie
canned-food: tins / des conserves
carrot: a carrot / une carotte
castle: a castle / un château
cat: a cat / un chat
chart-decreasing: a falling curve / une courbe qui baisse
chart-increasing: a rising curve / une courbe qui monte
cheese-wedge: cheese / du fromage
cherries: cherries / des cerises
chess-pawn: a chess piece / une pièce d'échecs
chipmunk: a squirrel / un écureuil
chopsticks: chopsticks / des baguettes
christmas-tree: a Christmas tree / un sapin de Noël
church: a chapel / une chapelle
circus-tent: a circus tent / un chapiteau
clapper-board: a clapperboard / un clap
clinking-beer-mugs: beer mugs / des chopes
clinking-glasses: glasses / des verres
cloud: a cloud / un nuage
coat: a coat / un manteau
cocktail-glass: a cocktail / un cocktail
coconut: a coconut / une noix de coco
coin: a coin / une pièce
collision: a bang / un boum
comet: a comet / une comète
compass: a compass / une boussole
cookie: a biscuit / un biscuit
couch-and-lamp: a couch / un divan
cow: a cow / une vache
crab: a crab / un crabe
crayon: a crayon / un crayon de couleur
croissant: a croissant / un croissant
crown: a crown / une couronne
crystal-ball: a crystal ball / une boule de cristal
cucumber: courgettes / des courgettes
cupcake: a cake / un gâteau
delivery-truck: a van / une camionnette
desert-island: an island / une île
dna: DNA / l'ADN
dog: a dog / un chien
dolphin: a dolphin / un dauphin
donkey: a donkey / un âne
doughnut: a doughnut / un beignet
dove: a dove / une colombe
drop-of-blood: a drop of blood / une goutte de sang
droplet: water / de l'eau
duck: a duck / un canard
dumpling: a dumpling / un ravioli
egg: an egg / un œuf
eight-oclock: a clock / une horloge
electric-plug: a plug / une prise
elephant: an elephant / un éléphant
envelope: an envelope / une enveloppe
evergreen-tree: a fir tree / un sapin
ewe: sheep / des moutons
feather: a quill / une plume
ferris-wheel: a big wheel / une grande roue
ferry: a ferry / un bac
file-cabinet: a filing cabinet / un classeur
film-frames: a film / une pellicule
film-projector: a projector / un projecteur
fire: a fire / un feu
fire-engine: a fire engine / un camion de pompiers
fire-extinguisher: an extinguisher / un extincteur
fish: a fish / un poisson
flashlight: a torch / une lampe de poche
flute: a flute / une flûte
fly: a fly / une mouche
footprints: footprints / des traces de pas
fork-and-knife-with-plate: a place at table / un couvert
four-leaf-clover: a four-leaf clover / un trèfle à quatre feuilles
four-oclock: a clock / une horloge
front-facing-baby-chick: a little bird / un oisillon
game-die: a die / un dé
gear: a cogwheel / un engrenage
gem-stone: a jewel / une pierre précieuse
ghost: a ghost / un fantôme
giraffe: a giraffe / une girafe
glasses: spectacles / des lunettes
globe-showing-europe-africa: a globe / un globe
globe-with-meridians: a globe / un globe
goal-net: a goal / un but
goat: a goat / une chèvre
goggles: goggles / un masque
goose: a goose / une oie
graduation-cap: a graduate's cap / une toque de diplômé
grapes: grapes / du raisin
green-salad: a salad / une salade
guitar: a guitar / une guitare
hair-pick: a comb / un peigne
hammer: a hammer / un marteau
hammer-and-wrench: tools / des outils
headphone: headphones / un casque
hedgehog: a hedgehog / un hérisson
hiking-boot: a boot / une chaussure de marche
hole: a hole / un trou
honey-pot: honey / du miel
honeybee: a bee / une abeille
horse: a horse / un cheval
horse-racing: a racehorse / un cheval de course
hot-beverage: a hot drink / une boisson chaude
hot-pepper: a chilli / un piment
hot-springs: a hot spring / une source chaude
hotel: a hotel / un hôtel
ice: ice / de la glace
ice-cream: ice cream / une glace
ice-skate: skates / des patins
jack-o-lantern: a pumpkin / une citrouille
japanese-castle: a temple / un temple
jar: a jar / un bocal
joker: playing cards / des cartes
kangaroo: a kangaroo / un kangourou
key: a key / une clé
laptop: a laptop / un ordinateur portable
leaf-fluttering-in-wind: a leaf / une feuille
leafy-green: a cabbage / un chou
ledger: an account book / un livre de comptes
lemon: a lemon / un citron
light-bulb: a light bulb / une ampoule
lizard: a gecko / un gecko
llama: a llama / un lama
locked-with-key: a lock / un cadenas
lollipop: a lollipop / une sucette
love-letter: a love letter / une lettre d'amour
magnifying-glass-tilted-left: a magnifying glass / une loupe
magnifying-glass-tilted-right: a magnifying glass / une loupe
mans-shoe: a shoe / une chaussure
martial-arts-uniform: a judo suit / un kimono
meat-on-bone: a ham / un jambon
megaphone: a megaphone / un mégaphone
memo: a sheet of paper / une feuille
microphone: a microphone / un micro
microscope: a microscope / un microscope
military-medal: a medal / une médaille
minibus: a minibus / un minibus
mirror-ball: a mirror ball / une boule à facettes
moai: a stone face / un visage de pierre
mobile-phone: a telephone / un téléphone
money-bag: a bag of money / un sac d'argent
money-with-wings: banknotes / des billets de banque
motor-boat: a boat / un bateau
motorcycle: a motorcycle / une moto
mushroom: a mushroom / un champignon
necktie: a tie / une cravate
nesting-dolls: nesting dolls / des poupées gigognes
new-moon-face: the dark moon / la lune noire
newspaper: a magazine / un magazine
no-smoking: no smoking / défense de fumer
nut-and-bolt: a screw / une vis
office-building: an office block / un immeuble
old-key: an old key / une vieille clé
olive: an olive / une olive
open-book: an open book / un livre ouvert
owl: an owl / un hibou
ox: an ox / un bœuf
package: a parcel / un colis
paintbrush: a brush / un pinceau
paperclip: a paper clip / un trombone
parrot: a parrot / un perroquet
party-popper: a party popper / un serpentin
passenger-ship: a liner / un paquebot
peacock: a peacock / un paon
pencil: a pencil / un crayon
penguin: a penguin / un manchot
performing-arts: masks / des masques
petri-dish: a petri dish / une boîte de Petri
pie: a pie / une tourte
pig: a pig / un cochon
pig-face: a piggy bank / une tirelire
pill: a pill / un cachet
pizza: pizza / de la pizza
police-car: a police car / une voiture de police
popcorn: popcorn / du pop-corn
postbox: a letter box / une boîte aux lettres
pot-of-food: a stew / un ragoût
potted-plant: a plant / une plante
poultry-leg: a drumstick / un pilon
purse: a purse / un porte-monnaie
puzzle-piece: a puzzle / un puzzle
rabbit: a rabbit / un lapin
railway-track: rails / des rails
rainbow: a rainbow / un arc-en-ciel
rat: a rat / un rat
receipt: a bill / une facture
red-apple: an apple / une pomme
red-question-mark: a question mark / un point d'interrogation
rescue-workers-helmet: a helmet / un casque
ring: a ring / une bague
ring-buoy: a lifebelt / une bouée
ringed-planet: Saturn / Saturne
rock: a stone / une pierre
rocket: a rocket / une fusée
rolled-up-newspaper: a newspaper / un journal
rooster: a cock / un coq
rose: a rose / une rose
rosette: a flower / une fleur
rugby-football: a rugby ball / un ballon de rugby
running-shoe: a running shoe / une chaussure de course
sailboat: a sailing boat / un voilier
salt: salt / du sel
sandwich: a sandwich / un sandwich
satellite: a satellite / un satellite
satellite-antenna: an aerial / une antenne
sauropod: a dinosaur / un dinosaure
saxophone: a saxophone / un saxophone
scarf: a scarf / une écharpe
scissors: scissors / des ciseaux
screwdriver: a screwdriver / un tournevis
scroll: an old document / un vieux document
see-no-evil-monkey: a monkey that does not look / un singe qui ne regarde pas
seedling: a seedling / une pousse
shallow-pan-of-food: a paella / une paella
ship: a ship / un navire
shopping-bags: shopping bags / des sacs
shopping-cart: a trolley / un chariot
shortcake: cake / du gâteau
skateboard: a skateboard / une planche à roulettes
skis: skis / des skis
sled: a sledge / une luge
slot-machine: a slot machine / une machine à sous
sloth: a sloth / un paresseux
small-airplane: a small plane / un petit avion
snail: a snail / un escargot
soccer-ball: a football / un ballon
socks: socks / des chaussettes
soft-ice-cream: ice cream / une glace
softball: a ball / une balle
spaghetti: spaghetti / des spaghettis
speaker-high-volume: a loudspeaker / un haut-parleur
spider: a spider / une araignée
spiral-calendar: a timetable / un emploi du temps
spiral-shell: a shell / un coquillage
spoon: a spoon / une cuillère
sports-medal: a medal / une médaille
spouting-whale: a whale / une baleine
star: a star / une étoile
steaming-bowl: noodles / des nouilles
stethoscope: a stethoscope / un stéthoscope
stop-sign: a stop sign / un panneau stop
sun: the sun / le soleil
sun-behind-rain-cloud: changeable weather / un temps variable
sun-with-face: the sun / le soleil
sunglasses: sunglasses / des lunettes de soleil
t-shirt: a shirt / une chemise
tangerine: an orange / une orange
taxi: a taxi / un taxi
teacup-without-handle: tea / du thé
teapot: a teapot / une théière
teddy-bear: a teddy bear / un ours en peluche
test-tube: a test tube / une éprouvette
thermometer: a thermometer / un thermomètre
thought-balloon: a thought / une pensée
thread: thread / du fil
ticket: a ticket / un billet
tomato: a tomato / une tomate
tooth: a tooth / une dent
toothbrush: a toothbrush / une brosse à dents
top-hat: a top hat / un haut-de-forme
tram: a tram / un tramway
tram-car: a tram / un tramway
triangular-ruler: a set square / une équerre
trophy: a trophy / un trophée
tropical-drink: a long drink / un cocktail
tropical-fish: a fish / un poisson
trumpet: a trumpet / une trompette
tulip: a tulip / une tulipe
turkey: a turkey / une dinde
turtle: a tortoise / une tortue
umbrella: an umbrella / un parapluie
umbrella-on-ground: a parasol / un parasol
umbrella-with-rain-drops: an umbrella / un parapluie
unicorn: a unicorn / une licorne
vertical-traffic-light: traffic lights / un feu
video-game: a game pad / une manette
violin: a violin / un violon
volcano: a volcano / un volcan
volleyball: a ball / un ballon
wastebasket: a waste-paper basket / une corbeille
watch: a watch / une montre
water-wave: a wave / une vague
waxing-gibbous-moon: the moon / la lune
whale: a whale / une baleine
wheel: a wheel / une roue
wilted-flower: a wilted flower / une fleur fanée
wind-face: the wind / le vent
window: a window / une fenêtre
wine-glass: wine / du vin
womans-hat: a hat / un chapeau
womans-sandal: shoes / des chaussures
world-map: a map / une carte
wrench: a spanner / une clé à molette
yarn: wool / de la laine
`;

export const EMOJI: ReadonlyMap<string, readonly [en: string, fr: string]> = new Map(
  CALLED.trim()
    .split("\n")
    .map((line) => {
      const [name = "", en = "", fr = ""] = line.split(/: | \/ /);
      return [name, [en, fr]];
    }),
);

const WAYS = {
  h: "framed-picture mantelpiece-clock window mirror spiral-calendar calendar eight-oclock four-oclock wreath bell basketball-hoop world-map",
  f: "airplane small-airplane balloon kite parachute cloud rainbow comet shooting-star sun sun-with-face full-moon crescent-moon new-moon-face waxing-gibbous-moon star glowing-star sparkles collision musical-note musical-notes speech-balloon thought-balloon zzz dove bird butterfly honeybee leaf-fluttering-in-wind wind-face snowflake red-heart two-hearts heart-with-ribbon sparkler fireworks rocket cloud-with-rain sun-behind-rain-cloud red-question-mark dizzy helicopter mountain-cableway money-with-wings milky-way ringed-planet owl bubbles megaphone",
  w: "sailboat canoe motor-boat ferry ship passenger-ship whale spouting-whale duck swan person-swimming dolphin person-rowing-boat ring-buoy",
  g: "house house-with-garden houses hospital school factory castle japanese-castle hotel bank office-building department-store convenience-store mosque classical-building church stadium circus-tent ferris-wheel tent camping wedding deciduous-tree evergreen-tree palm-tree christmas-tree automobile taxi police-car fire-engine minibus bus oncoming-bus tram-car tram railway-car locomotive station delivery-truck articulated-lorry racing-car tractor motorcycle horse camel giraffe kangaroo llama donkey ox cow zebra elephant desert-island national-park desert volcano mountain snow-capped-mountain fountain playground-slide barber-pole vertical-traffic-light bed bathtub couch-and-lamp chair door ladder dragon t-rex sauropod moai bridge-at-night beach-with-umbrella umbrella-on-ground roller-coaster statue-of-liberty elevator film-projector love-hotel goal-net hut coffin slot-machine",
  tiny: "ant lady-beetle snail spider fly paperclip coin key ring thread sewing-needle tooth pill olive nut-and-bolt four-leaf-clover front-facing-baby-chick butterfly honeybee worm knot bone feather beans drop-of-blood droplet spoon chess-pawn rock game-die marble gem-stone",
} as const;

/** The way of an emoji and its size. */
export const EMOJI_WAYS: ReadonlyMap<string, readonly [Way, number]> = new Map(
  Object.entries(WAYS).flatMap(([way, names]) =>
    names.split(" ").map((name) => {
      const found: readonly [Way, number] = way === "tiny" ? ["s", 0.7] : [way as Way, way === "g" ? 1.3 : 1];
      return [name, found];
    }),
  ),
);
