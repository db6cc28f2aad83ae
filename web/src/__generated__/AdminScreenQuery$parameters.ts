/**
 * @generated SignedSource<<99bae0c72e2a7f32c08b6d174002ebd4>>
 * @relayHash e5abbc9eac17a31ec763f20497a9d1dd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1502a7181fcc868f165605c5a9d9da0f6531e9ca6ba5e615cb9bc1704d28eb95

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminScreenQuery } from './AdminScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1502a7181fcc868f165605c5a9d9da0f6531e9ca6ba5e615cb9bc1704d28eb95",
    "metadata": {},
    "name": "AdminScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
