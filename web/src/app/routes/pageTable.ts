import { PATHS, STYLE_PATH } from '../../kit/navigation/paths.ts'
import enHead from '../../messages/en/head.json' with { type: 'json' }
import enWelcome from '../../messages/en/welcome.json' with { type: 'json' }
import enShell from '../../messages/en/shell.json' with { type: 'json' }
import frHead from '../../messages/fr/head.json' with { type: 'json' }
import frShell from '../../messages/fr/shell.json' with { type: 'json' }
import frWelcome from '../../messages/fr/welcome.json' with { type: 'json' }

interface PageTexts {
  readonly title: string
  readonly description: string | null
}

interface PageEntry {
  readonly path: string | null
  readonly fr: PageTexts
  readonly en: PageTexts
}

interface SiteTexts {
  readonly tagline: string
  readonly picture: string
  readonly needsScript: string
}

type Messages = Readonly<Record<string, string>>
const FRENCH: Messages = { ...frShell, ...frHead, ...frWelcome }
const ENGLISH: Messages = { ...enShell, ...enHead, ...enWelcome }

function siteTexts(messages: Messages): SiteTexts {
  const text = (id: string) => messages[id] ?? ''
  return {
    tagline: text('head.tagline'),
    picture: text('head.picture'),
    needsScript: text('welcome.needsScript'),
  }
}

function pageTexts(name: string, messages: Messages): PageTexts {
  return { title: messages[`title.${name}`] ?? '', description: messages[`head.${name}`] ?? null }
}

function entry(name: string, path: string | null): PageEntry {
  return { path, fr: pageTexts(name, FRENCH), en: pageTexts(name, ENGLISH) }
}

/** Written next to the client by the build, so that the server has the same list of addresses. */
export function pageTable({ withStyle }: { withStyle: boolean }) {
  const pages = Object.entries(PATHS).map(([name, path]) => entry(name, path))
  if (withStyle) pages.push(entry('Style', STYLE_PATH))
  return { fr: siteTexts(FRENCH), en: siteTexts(ENGLISH), pages: [...pages, entry('NotFound', null)] }
}
