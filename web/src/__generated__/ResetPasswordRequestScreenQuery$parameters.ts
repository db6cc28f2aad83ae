/**
 * @generated SignedSource<<bf52f1dd38b174531e237e4b89fde1df>>
 * @relayHash df7651679e9cb0d13da466c8816c7d84
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a52e0a0b7aec82b6912716617055ce4096ba7919094389184ab3aae92a822bbc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResetPasswordRequestScreenQuery } from './ResetPasswordRequestScreenQuery.graphql';

const node: PreloadableConcreteRequest<ResetPasswordRequestScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a52e0a0b7aec82b6912716617055ce4096ba7919094389184ab3aae92a822bbc",
    "metadata": {},
    "name": "ResetPasswordRequestScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
