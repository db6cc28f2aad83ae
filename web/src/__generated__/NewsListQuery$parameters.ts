/**
 * @generated SignedSource<<899470b85ad61356f4b79ac07aa0a5e6>>
 * @relayHash 645ea9c34afadfb7d31c6448b606739c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d4c745620ffff93e373be88aa47a16fce09508b76d873f2e9d61a2ff65a4fe1d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewsListQuery } from './NewsListQuery.graphql';

const node: PreloadableConcreteRequest<NewsListQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d4c745620ffff93e373be88aa47a16fce09508b76d873f2e9d61a2ff65a4fe1d",
    "metadata": {},
    "name": "NewsListQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
