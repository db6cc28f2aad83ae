/**
 * @generated SignedSource<<214e88eb320e379756c18ba58f8859ab>>
 * @relayHash 48b7dc7c0c8636ddb4ba2bff392117a1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d06a39e097a7cd46f867ab2dbfe986dad5a248e35b154967998de8f9f0feec9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LoadedLedgerQuery } from './LoadedLedgerQuery.graphql';

const node: PreloadableConcreteRequest<LoadedLedgerQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3d06a39e097a7cd46f867ab2dbfe986dad5a248e35b154967998de8f9f0feec9",
    "metadata": {},
    "name": "LoadedLedgerQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
