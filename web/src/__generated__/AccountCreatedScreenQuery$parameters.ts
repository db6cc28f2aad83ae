/**
 * @generated SignedSource<<17b67d20a67e1c0580509a371f27bfdd>>
 * @relayHash 50dd7c6892a2cea428b1112c2d27290c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aff110fb96483e47afa55b12874beafc22d04ecd2b7c365efcedfc0b8dd2c569

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountCreatedScreenQuery } from './AccountCreatedScreenQuery.graphql';

const node: PreloadableConcreteRequest<AccountCreatedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aff110fb96483e47afa55b12874beafc22d04ecd2b7c365efcedfc0b8dd2c569",
    "metadata": {},
    "name": "AccountCreatedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
