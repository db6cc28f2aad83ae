/**
 * @generated SignedSource<<607c867cea6722c7d385546a698a5554>>
 * @relayHash cfe8c37c1486291e3f494a874d4324e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5904309a2ef7637187bf99b7ac12ad092e0275015d5b25674f8b2330726ccfa2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountCreatedScreenQuery } from './AccountCreatedScreenQuery.graphql';

const node: PreloadableConcreteRequest<AccountCreatedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5904309a2ef7637187bf99b7ac12ad092e0275015d5b25674f8b2330726ccfa2",
    "metadata": {},
    "name": "AccountCreatedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
