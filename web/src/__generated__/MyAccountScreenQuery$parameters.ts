/**
 * @generated SignedSource<<8edab7df138cd4222ed74a29c76adc64>>
 * @relayHash 421b86b16d18ae9019f14142b16836bb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 021b3bab4db0867a924a09c5659a32404bb3e70aff6d92511cffef4649efd679

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyAccountScreenQuery } from './MyAccountScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyAccountScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "021b3bab4db0867a924a09c5659a32404bb3e70aff6d92511cffef4649efd679",
    "metadata": {},
    "name": "MyAccountScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
