import { foldText } from '../../kernel/foldText.ts'
import type { NewsArticle } from '../../news/port.ts'
import { plainText, webLinkOf } from '../../kernel/plainText.ts'
import type { Partnership } from '../port.ts'

const MAXIMUM = 6
const OTHERS = 3
const SNIPPET = 200
const SENTENCE = 400
const LONGEST_READ = 8000

// Agreement verb followed by a name, which is a run of capitalized words.
const WORD = "[\\p{Lu}\\d][\\p{L}\\d’'&-]*"
const NAME = `(${WORD}(?:\\s+(?:(?:de|du|des|la|of|the|and|et|&)\\s+)?${WORD})*)`
const AGREEMENTS = [
  'partner(?:s|ed|ing)? with',
  'partnership with',
  'teams? up with',
  'sign(?:s|ed)? an? [^.]{0,40}?agreement with',
  'joint venture with',
  'collaborat\\p{L}+ with',
  'alliance with',
  'acquire[sd]? a stake in',
  'partenariat avec',
  "s[’']associe (?:à|avec)",
  'entente avec',
  'coentreprise avec',
  'alliance avec',
  'collabor\\p{L}+ avec',
  'participation dans',
]
const PATTERN = new RegExp(`(?:${AGREEMENTS.join('|')})\\s+${NAME}`, 'u')

export function partnershipsOf(articles: readonly NewsArticle[], ownName: string): Partnership[] {
  const found = new Map<string, Partnership>()
  const own = foldText(ownName)
  for (const article of articles) {
    const url = webLinkOf(article.link)
    if (url === null) continue
    for (const sentence of sentencesOf(article)) {
      const companyName = PATTERN.exec(sentence)?.[1]
      if (companyName === undefined || found.size >= MAXIMUM) continue
      const name = foldText(companyName)
      if (found.has(name) || own.startsWith(name) || name.startsWith(own)) continue
      found.set(name, {
        companyName,
        description: sentence,
        source: { name: article.source, at: article.at, url },
        searchWords: `${companyName} ${article.symbols[0] ?? ''}`.trim(),
        others: othersAbout(companyName, article, articles),
      })
    }
  }
  return [...found.values()]
}

// Content first: its sentence is more specific than the title.
function sentencesOf({ title, content }: NewsArticle): string[] {
  // Plain text has no line breaks, so one can mark the ends of sentences.
  const sentences = plainText(content, LONGEST_READ)
    .replace(/([.!?])\s+/g, '$1\n')
    .split('\n')
  return [...sentences, plainText(title, SNIPPET)].filter((sentence) => sentence !== '' && sentence.length <= SENTENCE)
}

function othersAbout(companyName: string, about: NewsArticle, articles: readonly NewsArticle[]) {
  const name = foldText(companyName)
  return articles
    .filter(({ id }) => id !== about.id)
    .flatMap(({ title, content, link }) => {
      const found = {
        title: plainText(title, SNIPPET),
        snippet: plainText(content, SNIPPET),
        url: webLinkOf(link) ?? '',
      }
      const isAbout = foldText(`${found.title} ${plainText(content, LONGEST_READ)}`).includes(name)
      return isAbout && found.url !== '' ? [found] : []
    })
    .slice(0, OTHERS)
}
