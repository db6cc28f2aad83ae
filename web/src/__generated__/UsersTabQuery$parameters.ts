/**
 * @generated SignedSource<<b3d6aaad2dd8807d08c0f54680b775c5>>
 * @relayHash 83a6bde6e7e8b57c5bf8d46987937dbf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bad0eff50b6d28897952db48ee8ecce20d1212d00559abbf5b10922ac01eb5d8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UsersTabQuery } from './UsersTabQuery.graphql';

const node: PreloadableConcreteRequest<UsersTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bad0eff50b6d28897952db48ee8ecce20d1212d00559abbf5b10922ac01eb5d8",
    "metadata": {},
    "name": "UsersTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
