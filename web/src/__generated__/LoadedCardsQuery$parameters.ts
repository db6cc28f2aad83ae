/**
 * @generated SignedSource<<0e4126af6767036f8cdd534d9664b4af>>
 * @relayHash 6968ddf1acd4f26249b69150d30730f6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 563690b66dbce98d8ec261b268369df10146279c825783a9bf1d835aa4907fee

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LoadedCardsQuery } from './LoadedCardsQuery.graphql';

const node: PreloadableConcreteRequest<LoadedCardsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "563690b66dbce98d8ec261b268369df10146279c825783a9bf1d835aa4907fee",
    "metadata": {},
    "name": "LoadedCardsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
