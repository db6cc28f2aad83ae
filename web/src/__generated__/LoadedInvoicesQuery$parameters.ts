/**
 * @generated SignedSource<<7d47014a76eedc40a16bb942e2f1395a>>
 * @relayHash 763d9bce95be01809e156e55ac0c6569
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0d18328e736c625f475d6a368b7d3b76749a2f9dc1603550e6922bd96a572bb4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LoadedInvoicesQuery } from './LoadedInvoicesQuery.graphql';

const node: PreloadableConcreteRequest<LoadedInvoicesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0d18328e736c625f475d6a368b7d3b76749a2f9dc1603550e6922bd96a572bb4",
    "metadata": {},
    "name": "LoadedInvoicesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
