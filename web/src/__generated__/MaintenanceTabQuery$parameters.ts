/**
 * @generated SignedSource<<d643682a7aed50b7335d61f69e7b7a3e>>
 * @relayHash bd2327dc32aec3a1906c8a061c76e3fe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f26f0091c43a1dc2d9d6a6f0ee54a5f0eb3b8f19561fff3cc49edc5dd5595667

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MaintenanceTabQuery } from './MaintenanceTabQuery.graphql';

const node: PreloadableConcreteRequest<MaintenanceTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f26f0091c43a1dc2d9d6a6f0ee54a5f0eb3b8f19561fff3cc49edc5dd5595667",
    "metadata": {},
    "name": "MaintenanceTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
