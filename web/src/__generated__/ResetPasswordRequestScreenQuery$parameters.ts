/**
 * @generated SignedSource<<2a521e3b2c6a9a1aff2986ec0e8c3b82>>
 * @relayHash 7d34a25c643c3562e755444ac3980b7a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0db4083ea40ac48c73b2a1f3d01ad30ddce2e9788873b24191614b469cdedb46

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResetPasswordRequestScreenQuery } from './ResetPasswordRequestScreenQuery.graphql';

const node: PreloadableConcreteRequest<ResetPasswordRequestScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0db4083ea40ac48c73b2a1f3d01ad30ddce2e9788873b24191614b469cdedb46",
    "metadata": {},
    "name": "ResetPasswordRequestScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
