import type { WirePushSettings } from '@palier/contract/notifications/pushCalls'

type Settings = Omit<WirePushSettings, 'browsers'> & { browsers: { endpoint: string; since: Date }[] }

export function pushSettingsToWire({ browsers, ...settings }: Settings): WirePushSettings {
  return { ...settings, browsers: browsers.map(({ endpoint, since }) => ({ endpoint, since: since.toISOString() })) }
}
