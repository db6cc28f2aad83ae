/**
 * @generated SignedSource<<7560db6ec14a58b5176062014910501a>>
 * @relayHash 75f567ecd2201e7f3a8534d477a9d34f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3cd968aeaeaeec19c47c3af1810828d5ee35d68d8e7aafb5baf810f2d5e944bc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RegisterScreenQuery } from './RegisterScreenQuery.graphql';

const node: PreloadableConcreteRequest<RegisterScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3cd968aeaeaeec19c47c3af1810828d5ee35d68d8e7aafb5baf810f2d5e944bc",
    "metadata": {},
    "name": "RegisterScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
