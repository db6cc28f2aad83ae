import { getAppVersion, getPublicMainInfos } from '@palier/contract/site/siteCalls'
import { getShowcase } from '@palier/contract/watchlists/watchListCalls'
import type { WirePublicMainInfos } from '@palier/contract/site/siteSchemas'
import type { WireWatchList } from '@palier/contract/watchlists/watchListSchemas'
import type { Operation } from '../../operation/context.ts'
import { rememberPrices } from '../watchlists/loadListsOfKind.ts'

/** Includes the preproduction key: a closed site must not serve data cached with it. */
function keyOf({ caller }: Operation): string {
  return JSON.stringify([caller.language, caller.preproductionKey])
}

export function loadMainInfos(operation: Operation): Promise<WirePublicMainInfos> {
  return operation.services.fresh.mainInfos(keyOf(operation), () => operation.client.send(getPublicMainInfos, {}))
}

export async function loadAppVersion(operation: Operation): Promise<string> {
  const { client, services } = operation
  const { version } = await services.fresh.appVersion(keyOf(operation), () => client.send(getAppVersion, {}))
  return version
}

/** Null if the API has none. */
export async function loadShowcase(operation: Operation): Promise<WireWatchList | null> {
  const { capabilities } = operation.services
  if (capabilities.lacks(getShowcase)) return null
  try {
    const { list } = await operation.services.fresh.showcase(keyOf(operation), async () => {
      const answer = await operation.client.send(getShowcase, {})
      rememberPrices(operation, answer.list.entries)
      return answer
    })
    return list
  } catch (error) {
    if (capabilities.observe(getShowcase, error)) return null
    throw error
  }
}
