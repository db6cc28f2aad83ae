/**
 * @generated SignedSource<<d4be737327409e097ddca7d81e08c345>>
 * @relayHash 0e05b0a40b873b074e77c1e9fb429de7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5110104551ffa22b6bceab35c78eda33a5aae77eface7eacdf0b7e1222ea1ecb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ListScreenQuery } from './ListScreenQuery.graphql';

const node: PreloadableConcreteRequest<ListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5110104551ffa22b6bceab35c78eda33a5aae77eface7eacdf0b7e1222ea1ecb",
    "metadata": {},
    "name": "ListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
