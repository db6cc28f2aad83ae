import type messages from '../../messages/fr.json'

/** Every sentence of the interface has a name, and only these exist. */
export type MessageId = keyof typeof messages

export type Messages = Readonly<Record<MessageId, string>>

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
