/**
 * @generated SignedSource<<e4bded1289f509b5b9f5b2690ca02daa>>
 * @relayHash ce6fad5faa8cf692b4c4aaac826c8d60
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d9cfec75aa1188a37c39f38299cde9f5e5714ae8e0cbd51a16cb138258cb7201

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CookiePolicyScreenQuery } from './CookiePolicyScreenQuery.graphql';

const node: PreloadableConcreteRequest<CookiePolicyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d9cfec75aa1188a37c39f38299cde9f5e5714ae8e0cbd51a16cb138258cb7201",
    "metadata": {},
    "name": "CookiePolicyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
