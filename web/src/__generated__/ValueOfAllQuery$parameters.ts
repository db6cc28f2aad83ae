/**
 * @generated SignedSource<<57e357bc62403af88c1589fa9dd40702>>
 * @relayHash c1952f2053438c86ccdfd64bcb4038e9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 51ef7a17db34fb3a0c13fb5e79195a4174a30c62380a7d9c9b55268bd7700ee5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ValueOfAllQuery } from './ValueOfAllQuery.graphql';

const node: PreloadableConcreteRequest<ValueOfAllQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "51ef7a17db34fb3a0c13fb5e79195a4174a30c62380a7d9c9b55268bd7700ee5",
    "metadata": {},
    "name": "ValueOfAllQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
