import type { AREAS } from '../../messages/areas.ts'

type French = (typeof AREAS)['fr']
type IdsOf<Load extends () => Promise<{ readonly default: object }>> = keyof Awaited<ReturnType<Load>>['default']

/** Every sentence of the interface has a name, and only these exist. */
export type MessageId = { [Area in keyof French]: IdsOf<French[Area]> }[keyof French]

/** The loaded messages, by id. */
export type Messages = Readonly<Record<string, string>>

declare global {
  // The library reads the ids and locales of the application from this namespace.
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
