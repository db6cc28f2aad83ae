/**
 * @generated SignedSource<<951d178106bd2de617c41be5228387a8>>
 * @relayHash 93d687dd2357db61356c0ef5d1e6e34f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 10ac7494998855f132ad9b96f55bde650b7f712a8478898dd0d6549fd4a2e384

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { Dashboard2ScreenQuery } from './Dashboard2ScreenQuery.graphql';

const node: PreloadableConcreteRequest<Dashboard2ScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "10ac7494998855f132ad9b96f55bde650b7f712a8478898dd0d6549fd4a2e384",
    "metadata": {},
    "name": "Dashboard2ScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
