import { decimal } from '@palier/domain/kernel/decimal'
import { isVeryNear } from '@palier/domain/watchlists/fiftyTwoWeekScore'
import type { AnalysisLanguage } from '../port.ts'
import { numberText, percentText, priceText } from './figures.ts'

/** Figures for questions; null if unknown. Ratios: 0.05 is 5%. */
export type Facts = {
  companyName: string
  ticker: string
  industryName: string | null
  currency: 'CAD' | 'USD'
  kind: string
  sector: string | null
  industry: string | null
  price: number | null
  yearLow: number | null
  yearHigh: number | null
  marketCap: number | null
  dividendYield: number | null
  targetPrice: number | null
  priceEarnings: number | null
  payoutRatio: number | null
  beta: number | null
  volatility: number | null
  quarterMove: number | null
  newsCount: number
  newsMood: number | null
}

type Template = {
  subject: string
  basis: 'price' | 'figures' | 'news' | 'classification'
  applies(facts: Facts): boolean
  ask: Record<AnalysisLanguage, (facts: Facts) => string>
}

const of = (value: number | null) => value ?? 0
const percent = (value: number | null, language: AnalysisLanguage) => percentText(Math.abs(of(value)), language)
const money = (value: number | null, { currency }: Facts, language: AnalysisLanguage) =>
  priceText(of(value), currency, language)
/**
 * "Very near" only within the threshold; otherwise the distance from the high or low in percent.
 */
function distance(price: number | null, extreme: number | null, language: AnalysisLanguage): string {
  const far = percent((of(price) - of(extreme)) / of(extreme), language)
  if (isVeryNear(decimal(of(price)), decimal(of(extreme)))) return language === 'fr' ? 'tout près' : 'very near'
  return language === 'fr' ? `à ${far}` : `${far} from`
}
const isFund = ({ kind, sector }: Facts) => kind === 'etf' || sector === 'funds'

/** Most pressing first. Questions contain no advice and no forecasts. */
export const QUESTION_TEMPLATES: readonly Template[] = [
  {
    subject: 'dividend',
    basis: 'figures',
    applies: ({ payoutRatio }) => of(payoutRatio) > 0.8,
    ask: {
      fr: (facts) =>
        `${facts.companyName} verse ${percent(facts.payoutRatio, 'fr')} de ses bénéfices en dividendes\u00a0: que resterait\u2011il du dividende après une mauvaise année?`,
      en: (facts) =>
        `${facts.companyName} pays out ${percent(facts.payoutRatio, 'en')} of its earnings: what would be left of the dividend after a bad year?`,
    },
  },
  {
    subject: 'dividend',
    basis: 'figures',
    applies: ({ dividendYield }) => of(dividendYield) > 0.05,
    ask: {
      fr: (facts) =>
        `Le rendement de ${percent(facts.dividendYield, 'fr')} est élevé\u00a0: le marché craint\u2011il une réduction du dividende?`,
      en: (facts) =>
        `The yield of ${percent(facts.dividendYield, 'en')} is high: does the market fear a cut of the dividend?`,
    },
  },
  {
    subject: 'dividend',
    basis: 'figures',
    applies: (facts) => of(facts.dividendYield) > 0 && !isFund(facts),
    ask: {
      fr: (facts) =>
        `Le rendement est de ${percent(facts.dividendYield, 'fr')}\u00a0: le dividende a\u2011t\u2011il augmenté plus vite que l’inflation ces dernières années?`,
      en: (facts) =>
        `The yield is ${percent(facts.dividendYield, 'en')}: has the dividend grown faster than inflation in recent years?`,
    },
  },
  {
    subject: 'dividend',
    basis: 'figures',
    applies: (facts) => facts.dividendYield === 0 && !isFund(facts),
    ask: {
      fr: ({ companyName }) => `${companyName} ne verse aucun dividende\u00a0: à quoi sert l’argent qu’elle gagne?`,
      en: ({ companyName }) => `${companyName} pays no dividend: what becomes of the money it earns?`,
    },
  },
  {
    subject: 'range',
    basis: 'price',
    applies: ({ price, yearHigh }) => price !== null && price >= of(yearHigh) * 0.95,
    ask: {
      fr: (facts) =>
        `À ${money(facts.price, facts, 'fr')}, le titre est ${distance(facts.price, facts.yearHigh, 'fr')} de son sommet d’un an (${money(facts.yearHigh, facts, 'fr')})\u00a0: qu’est\u2011ce qui justifie ce prix aujourd’hui?`,
      en: (facts) =>
        `At ${money(facts.price, facts, 'en')} the stock is ${distance(facts.price, facts.yearHigh, 'en')} its one-year high (${money(facts.yearHigh, facts, 'en')}): what justifies this price today?`,
    },
  },
  {
    subject: 'range',
    basis: 'price',
    applies: ({ price, yearLow }) => price !== null && price <= of(yearLow) * 1.05,
    ask: {
      fr: (facts) =>
        `À ${money(facts.price, facts, 'fr')}, le titre est ${distance(facts.price, facts.yearLow, 'fr')} de son creux d’un an (${money(facts.yearLow, facts, 'fr')})\u00a0: la cause est\u2011elle passagère ou durable?`,
      en: (facts) =>
        `At ${money(facts.price, facts, 'en')} the stock is ${distance(facts.price, facts.yearLow, 'en')} its one-year low (${money(facts.yearLow, facts, 'en')}): is the cause passing or lasting?`,
    },
  },
  {
    subject: 'range',
    basis: 'price',
    applies: ({ price, yearLow, yearHigh }) => price !== null && of(yearLow) > 0 && of(yearHigh) > 0,
    ask: {
      fr: (facts) =>
        `En un an, le titre a valu de ${money(facts.yearLow, facts, 'fr')} à ${money(facts.yearHigh, facts, 'fr')}\u00a0: à quel prix serait\u2011il une occasion pour vous?`,
      en: (facts) =>
        `Within a year the stock was worth from ${money(facts.yearLow, facts, 'en')} to ${money(facts.yearHigh, facts, 'en')}: at which price would it be an opportunity for you?`,
    },
  },
  {
    subject: 'earnings',
    basis: 'figures',
    applies: ({ priceEarnings }) => priceEarnings !== null && (priceEarnings > 30 || priceEarnings < 0),
    ask: {
      fr: (facts) =>
        `Le ratio cours-bénéfice est de ${numberText(of(facts.priceEarnings), 'fr', 1)}\u00a0: quelle croissance faut\u2011il pour le justifier?`,
      en: (facts) =>
        `The price-earnings ratio is ${numberText(of(facts.priceEarnings), 'en', 1)}: how much growth would justify it?`,
    },
  },
  {
    subject: 'target',
    basis: 'figures',
    applies: ({ price, targetPrice }) => price !== null && of(targetPrice) > price * 1.1,
    ask: {
      fr: (facts) =>
        `La cible moyenne à un an (${money(facts.targetPrice, facts, 'fr')}) dépasse le cours de ${percent(of(facts.targetPrice) / of(facts.price) - 1, 'fr')}\u00a0: sur quelles hypothèses repose\u2011t\u2011elle?`,
      en: (facts) =>
        `The average one-year target (${money(facts.targetPrice, facts, 'en')}) is ${percent(of(facts.targetPrice) / of(facts.price) - 1, 'en')} above the price: which assumptions is it built on?`,
    },
  },
  {
    subject: 'target',
    basis: 'figures',
    applies: ({ price, targetPrice }) => price !== null && targetPrice !== null && targetPrice < price,
    ask: {
      fr: (facts) =>
        `La cible moyenne à un an (${money(facts.targetPrice, facts, 'fr')}) est sous le cours\u00a0: qu’attend le marché que les analystes n’attendent pas?`,
      en: (facts) =>
        `The average one-year target (${money(facts.targetPrice, facts, 'en')}) is below the price: what does the market expect that analysts do not?`,
    },
  },
  {
    subject: 'volatility',
    basis: 'price',
    applies: ({ volatility }) => of(volatility) > 0.35,
    ask: {
      fr: (facts) =>
        `La volatilité annualisée est de ${percent(facts.volatility, 'fr')}\u00a0: supporteriez\u2011vous une baisse de moitié sans vendre?`,
      en: (facts) =>
        `The annualised volatility is ${percent(facts.volatility, 'en')}: could you bear a fall by half without selling?`,
    },
  },
  {
    subject: 'volatility',
    basis: 'figures',
    applies: ({ beta }) => of(beta) > 1.3,
    ask: {
      fr: (facts) =>
        `Le bêta est de ${numberText(of(facts.beta), 'fr')}\u00a0: quelle part d’un portefeuille peut bouger plus que le marché?`,
      en: (facts) =>
        `The beta is ${numberText(of(facts.beta), 'en')}: how much of a portfolio may move more than the market?`,
    },
  },
  {
    subject: 'trend',
    basis: 'price',
    applies: ({ quarterMove }) => Math.abs(of(quarterMove)) > 0.12,
    ask: {
      fr: (facts) =>
        `Le titre a ${of(facts.quarterMove) > 0 ? 'gagné' : 'perdu'} ${percent(facts.quarterMove, 'fr')} en trois mois\u00a0: l’entreprise a\u2011t\u2011elle changé autant que son cours?`,
      en: (facts) =>
        `The stock has ${of(facts.quarterMove) > 0 ? 'gained' : 'lost'} ${percent(facts.quarterMove, 'en')} in three months: has the company changed as much as its price?`,
    },
  },
  {
    subject: 'news',
    basis: 'news',
    applies: ({ newsMood, newsCount }) => newsCount > 0 && Math.abs(of(newsMood)) > 0.15,
    ask: {
      fr: (facts) =>
        `Le ton moyen de ${facts.newsCount} actualités récentes est ${of(facts.newsMood) > 0 ? 'favorable' : 'défavorable'} (${numberText(of(facts.newsMood), 'fr')})\u00a0: est\u2011ce déjà dans le cours?`,
      en: (facts) =>
        `The average tone of ${facts.newsCount} recent news items is ${of(facts.newsMood) > 0 ? 'favourable' : 'unfavourable'} (${numberText(of(facts.newsMood), 'en')}): is it in the price already?`,
    },
  },
  {
    subject: 'industry',
    basis: 'classification',
    applies: ({ industry }) => industry === 'banks',
    ask: {
      fr: ({ companyName }) =>
        `Chez ${companyName}, quelle part des prêts ne serait plus remboursée si le chômage montait?`,
      en: ({ companyName }) => `How many of the loans of ${companyName} would go unpaid if unemployment rose?`,
    },
  },
  {
    subject: 'industry',
    basis: 'classification',
    applies: ({ industry }) => industry === 'reits',
    ask: {
      fr: ({ companyName }) =>
        `Chez ${companyName}, quand les dettes et les baux arrivent\u2011ils à échéance, et à quel taux?`,
      en: ({ companyName }) => `When do the debts and leases of ${companyName} fall due, and at which rate?`,
    },
  },
  {
    subject: 'industry',
    basis: 'classification',
    applies: ({ industry, sector }) => industry === 'metalsAndMining' || sector === 'energy',
    ask: {
      fr: ({ companyName }) =>
        `À quel prix de la matière première ${companyName} cesse\u2011t\u2011elle de gagner de l’argent?`,
      en: ({ companyName }) => `At which commodity price does ${companyName} stop making money?`,
    },
  },
  {
    subject: 'industry',
    basis: 'classification',
    applies: isFund,
    ask: {
      fr: ({ ticker }) => `Que détient déjà votre portefeuille de ce que contient ${ticker}, et à quels frais?`,
      en: ({ ticker }) => `How much of what ${ticker} contains does your portfolio hold already, and at which cost?`,
    },
  },
  {
    subject: 'industry',
    basis: 'classification',
    applies: ({ industryName }) => industryName !== null,
    ask: {
      fr: ({ companyName, industryName }) =>
        `Quel avantage ${companyName} a\u2011t\u2011elle sur ses concurrents (${industryName}), et combien de temps durera\u2011t\u2011il?`,
      en: ({ companyName, industryName }) =>
        `What advantage does ${companyName} have over its competitors (${industryName}), and how long will it last?`,
    },
  },
  {
    subject: 'currency',
    basis: 'classification',
    applies: ({ currency }) => currency === 'USD',
    ask: {
      fr: () =>
        'Le titre se négocie en dollars américains\u00a0: que deviendrait son rendement si le dollar canadien montait?',
      en: () => 'The stock trades in US dollars: what would become of its return if the Canadian dollar rose?',
    },
  },
  {
    subject: 'size',
    basis: 'price',
    applies: ({ marketCap }) => marketCap !== null && marketCap < 2e9,
    ask: {
      fr: ({ companyName }) =>
        `${companyName} est une petite société\u00a0: trouverait\u2011on un acheteur pour ses actions un mauvais jour?`,
      en: ({ companyName }) => `${companyName} is a small company: would its shares find a buyer on a bad day?`,
    },
  },
  {
    subject: 'place',
    basis: 'classification',
    applies: () => true,
    ask: {
      fr: ({ ticker }) =>
        `Quelle part de votre portefeuille ${ticker} représenterait\u2011il, et quand l’allégeriez\u2011vous?`,
      en: ({ ticker }) => `How much of your portfolio would ${ticker} be, and when would you trim it?`,
    },
  },
]
