/**
 * @generated SignedSource<<18835222066793313a969a5650fac013>>
 * @relayHash 28d6aea8d386d4ed38607de1afead4d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9950480d97187e45fcc91986e4cc8b083ad6ca85c94e13a1d88af40ec6b8d625

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountCreatedScreenQuery } from './AccountCreatedScreenQuery.graphql';

const node: PreloadableConcreteRequest<AccountCreatedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9950480d97187e45fcc91986e4cc8b083ad6ca85c94e13a1d88af40ec6b8d625",
    "metadata": {},
    "name": "AccountCreatedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
