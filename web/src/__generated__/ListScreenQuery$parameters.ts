/**
 * @generated SignedSource<<572256228219ee89fa045b68d04137b1>>
 * @relayHash 2dd9063220915946c252485cd0e50d88
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e4d20119408c98ff8137f5c2d62657fc7669039f8cfef844c6369b3ba2d7c1f1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ListScreenQuery } from './ListScreenQuery.graphql';

const node: PreloadableConcreteRequest<ListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e4d20119408c98ff8137f5c2d62657fc7669039f8cfef844c6369b3ba2d7c1f1",
    "metadata": {},
    "name": "ListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
