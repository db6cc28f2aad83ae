/**
 * @generated SignedSource<<3c6c03c7cd29df15141ccf2215f01a88>>
 * @relayHash a396fdd85db6458b252767a548b06a82
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb9f31ab3a0eb6420af953a62801b6d80c9a476f371bb4e671a9f0f97ac11950

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UnlockAccessScreenQuery } from './UnlockAccessScreenQuery.graphql';

const node: PreloadableConcreteRequest<UnlockAccessScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cb9f31ab3a0eb6420af953a62801b6d80c9a476f371bb4e671a9f0f97ac11950",
    "metadata": {},
    "name": "UnlockAccessScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
