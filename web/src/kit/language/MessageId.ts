import type { AREAS } from '../../messages/areas.ts'

type French = (typeof AREAS)['fr']
type IdsOf<Load extends () => Promise<{ readonly default: object }>> = keyof Awaited<ReturnType<Load>>['default']

export type MessageId = { [Area in keyof French]: IdsOf<French[Area]> }[keyof French]

export type Messages = Readonly<Record<string, string>>

declare global {
  // react-intl reads ids and locales from this namespace.
  // eslint-disable-next-line @typescript-eslint/no-namespace
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId
    }
    interface IntlConfig {
      locale: 'fr-CA' | 'en-CA'
    }
  }
}
