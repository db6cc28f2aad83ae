// Sentiment weights of words in the financial press, from -3 to 3. Folded: without accents and
// capitals. Word beginnings cover plurals and verb forms.

export const NEGATIONS: ReadonlySet<string> = new Set(
  'not no never without cannot isnt wasnt doesnt didnt wont pas jamais aucun aucune sans non ni'.split(' '),
)

export const STOP_WORDS = {
  fr: new Set('le la les des une du au aux est sont et dans pour sur avec par qui que son ses ce cette'.split(' ')),
  en: new Set('the of and to in for on with by is are was its this that from as at an has'.split(' ')),
} as const

export const LEXICON = {
  en: words({
    3: 'soar surg skyrocket outperform breakthrough',
    2: 'beat rall jump boost strong profit gain upgrad exceed record award approv success accelerat rebound expand expansion',
    1: 'rise rises rising rose up higher growth grow improv increas partner agreement contract launch positive confident optimis support resilient steady stable win wins won dividend buyback raise raises raised opportunit demand innovat efficient',
    '-1': 'fall falls fell falling down lower slow uncertain delay concern risk weak soft decreas cautio question cost debt dispute volatil pressure retreat dip dips',
    '-2': 'drop declin loss losses lose lost miss misses missed cut cuts downgrad lawsuit layoff recall warn shortfall penalt fine fines sell-off selloff slump strike outage breach disappoint negative suspend shortage',
    '-3': 'plung plummet crash collaps bankrupt fraud default scandal investigat insolven',
  }),
  fr: words({
    3: 'bondi bondit envol flamb explose percee surperform',
    2: 'depass record benefic profit rebond accelere succes gagne gain solide hauss approuv relev rehauss sommet',
    1: 'augment progress monte croissan croit amelior partenariat entente contrat lance positif confian optimis soutien resilien stable dividende rachat occasion demande innov efficac avance favorabl',
    '-1': 'baiss ralenti incertain retard inquiet risque faibl prudent prudence question dette cout differend volatil pression repli tiede moindre',
    '-2': 'chut recul perte perd rate manque reduction coupe abaiss poursuite licenci rappel avertiss deceva deception amende greve panne fuite suspen penurie negatif creux declass decro',
    '-3': 'effondr plonge degringol faillite fraude defaut scandale enquete insolvab',
  }),
} as const

type Weighted = readonly (readonly [beginning: string, weight: number])[]

// Longest first, so that the most specific beginning matches.
function words(byWeight: Record<string, string>): Weighted {
  return Object.entries(byWeight)
    .flatMap(([weight, beginnings]) =>
      beginnings.split(' ').map((beginning): [string, number] => [beginning, Number(weight)]),
    )
    .toSorted(([left], [right]) => right.length - left.length)
}
