/**
 * @generated SignedSource<<6d3ca02c3f1e6660163fc980470fe38b>>
 * @relayHash d747c71267da7cd1e12e0202f61cde38
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9034504e6ad6191f8399d3ce531233e0e480e4f769476fa952b0664674db0a83

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LoadedLedgerQuery } from './LoadedLedgerQuery.graphql';

const node: PreloadableConcreteRequest<LoadedLedgerQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9034504e6ad6191f8399d3ce531233e0e480e4f769476fa952b0664674db0a83",
    "metadata": {},
    "name": "LoadedLedgerQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
