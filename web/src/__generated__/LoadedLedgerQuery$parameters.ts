/**
 * @generated SignedSource<<8048f76802cf5ec5ade1b7dbb85e63d6>>
 * @relayHash e2fdd0880db31228a807851fd01d292b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e21546afa5c51f4cd7967875446dc829a3c5fc31d9e35d64ef4f5213b727adc4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LoadedLedgerQuery } from './LoadedLedgerQuery.graphql';

const node: PreloadableConcreteRequest<LoadedLedgerQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e21546afa5c51f4cd7967875446dc829a3c5fc31d9e35d64ef4f5213b727adc4",
    "metadata": {},
    "name": "LoadedLedgerQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
