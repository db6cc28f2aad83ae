/**
 * @generated SignedSource<<ae7e2334aad148eac1df990cf1d25ec2>>
 * @relayHash ca08b2810380b264c8276df4a4a394ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9706e1bb26e7b9c878a40815821cd251da30345275fdadfcb1a2e288bb58f2ff

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountCreatedScreenQuery } from './AccountCreatedScreenQuery.graphql';

const node: PreloadableConcreteRequest<AccountCreatedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9706e1bb26e7b9c878a40815821cd251da30345275fdadfcb1a2e288bb58f2ff",
    "metadata": {},
    "name": "AccountCreatedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
