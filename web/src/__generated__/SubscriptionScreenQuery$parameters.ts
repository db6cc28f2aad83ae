/**
 * @generated SignedSource<<f2cd6eeeb620cef9d7b10d81617865ac>>
 * @relayHash f3ecc6c7bc3a8f52459f8d378026a497
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0876b3123b7e90ff98241f64546ebde7f30feee230200a538d99ec27d9360538

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubscriptionScreenQuery } from './SubscriptionScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubscriptionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0876b3123b7e90ff98241f64546ebde7f30feee230200a538d99ec27d9360538",
    "metadata": {},
    "name": "SubscriptionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
