/**
 * @generated SignedSource<<0c6a79fde677aa6fc0d7688efc8285a7>>
 * @relayHash 20cb77a94dc9529b413a1297b1f5a7ac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 273f22e2d03af359443aff802d1f5c368d9eb22b32e87ca2c3a08f55e511c2bb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TermsScreenQuery } from './TermsScreenQuery.graphql';

const node: PreloadableConcreteRequest<TermsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "273f22e2d03af359443aff802d1f5c368d9eb22b32e87ca2c3a08f55e511c2bb",
    "metadata": {},
    "name": "TermsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
