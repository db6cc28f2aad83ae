import { foldText } from '../kernel/foldText.ts'
import { LEXICON, NEGATIONS, STOP_WORDS } from './lexicon.ts'

const TITLE_WEIGHT = 2
const NEGATION_REACH = 3
const DAMPING = 15
const SHORTEST_BEGINNING = 4

/** Polarity of a French or English text by its words, from -1 to 1. 0 if no word has a weight. */
export function polarityOf(text: { title: string; content: string }): number {
  const language = languageOf(`${text.title} ${text.content}`)
  const sum = TITLE_WEIGHT * weightOf(text.title, language) + weightOf(text.content, language)
  return Math.round((sum / Math.sqrt(sum * sum + DAMPING)) * 1000) / 1000
}

export function languageOf(text: string): 'fr' | 'en' {
  let balance = 0
  for (const word of foldText(text).split(' ')) {
    if (STOP_WORDS.fr.has(word)) balance += 1
    if (STOP_WORDS.en.has(word)) balance -= 1
  }
  return balance > 0 ? 'fr' : 'en'
}

function weightOf(text: string, language: 'fr' | 'en'): number {
  const words = foldText(text.replaceAll(/n['’]t\b/g, ' not')).split(' ')
  return words.reduce((sum, word, index) => {
    const weight = wordWeight(word, language)
    if (weight === 0) return sum
    const isDenied = words.slice(Math.max(0, index - NEGATION_REACH), index).some((before) => NEGATIONS.has(before))
    return sum + (isDenied ? -weight / 2 : weight)
  }, 0)
}

function wordWeight(word: string, language: 'fr' | 'en'): number {
  const match = LEXICON[language].find(
    ([beginning]) => word === beginning || (beginning.length >= SHORTEST_BEGINNING && word.startsWith(beginning)),
  )
  return match?.[1] ?? 0
}
