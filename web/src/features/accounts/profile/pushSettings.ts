import { graphql, readInlineData } from 'relay-runtime'
import type {
  pushSettings_settings$data,
  pushSettings_settings$key,
} from '../../../__generated__/pushSettings_settings.graphql.ts'

export type PushSettings = Omit<pushSettings_settings$data, ' $fragmentType'>

/* eslint-disable relay/unused-fields -- read as a whole by display */
export function readPushSettings(key: pushSettings_settings$key): PushSettings {
  return readInlineData(
    graphql`
      fragment pushSettings_settings on PushSettings @inline {
        quietHours {
          from
          until
        }
        lists {
          list {
            id
          }
          name
          isPushed
        }
        browsers {
          endpoint
          since
        }
      }
    `,
    key,
  )
}
