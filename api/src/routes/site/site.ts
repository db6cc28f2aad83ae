import { getAppVersion, getPublicMainInfos, getSystemDateTime } from '@palier/contract/site/siteCalls'
import { siteToWire } from '../../wire/site/site.ts'
import { forAnyone } from '../kernel/route.ts'

export const siteRoutes = {
  getAppVersion: forAnyone(getAppVersion, async ({ services: { site } }) => {
    return { data: { version: site.version } }
  }),

  getSystemDateTime: forAnyone(getSystemDateTime, async ({ now }) => {
    return { data: { systemDateTime: now.toISOString() } }
  }),

  getPublicMainInfos: forAnyone(getPublicMainInfos, async ({ now, services: { site } }) => {
    return { data: siteToWire(await site.facts(now)) }
  }),
}
