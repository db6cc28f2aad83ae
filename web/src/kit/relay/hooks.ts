// The index of react-relay requires everything that it offers, and as CommonJS none of it is shaken off: one file per hook
// keeps five kilobytes from every page.
export { default as RelayEnvironmentProvider } from 'react-relay/lib/relay-hooks/RelayEnvironmentProvider.js'
export { loadQuery } from 'react-relay/lib/relay-hooks/loadQuery.js'
export { default as useFragment } from 'react-relay/lib/relay-hooks/useFragment.js'
export { default as usePreloadedQuery } from 'react-relay/lib/relay-hooks/usePreloadedQuery.js'
export { default as useQueryLoader } from 'react-relay/lib/relay-hooks/useQueryLoader.js'
export { default as useRelayEnvironment } from 'react-relay/lib/relay-hooks/useRelayEnvironment.js'
export { default as useSubscribeToInvalidationState } from 'react-relay/lib/relay-hooks/useSubscribeToInvalidationState.js'
export { default as useSubscription } from 'react-relay/lib/relay-hooks/useSubscription.js'
export { fetchQuery, graphql } from 'relay-runtime'
export type { PreloadedQuery } from 'react-relay/hooks'
