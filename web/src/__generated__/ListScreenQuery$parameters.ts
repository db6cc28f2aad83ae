/**
 * @generated SignedSource<<1d275a1b01ef4a4fa163820135e2d641>>
 * @relayHash 9219d2ca7a55157d58d29a16bfecd456
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a9019e5ee70ca1d859807b29a0f95f76d4838ccbb1377bcf93ae38baa6cc995b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ListScreenQuery } from './ListScreenQuery.graphql';

const node: PreloadableConcreteRequest<ListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a9019e5ee70ca1d859807b29a0f95f76d4838ccbb1377bcf93ae38baa6cc995b",
    "metadata": {},
    "name": "ListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
