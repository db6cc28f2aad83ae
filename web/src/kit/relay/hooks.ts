// The index of react-relay is CommonJS and requires every hook, so bundlers cannot drop the unused ones. Importing one
// file per hook saves 5 kB on every page.
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
