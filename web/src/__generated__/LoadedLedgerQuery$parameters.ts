/**
 * @generated SignedSource<<2c2a0dee0249c3c228fdd75467cf0b63>>
 * @relayHash fb72e6afaa84fc3053963565b7aed145
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b6a82895178eef7c075c4c2cd2f6d652660477aaa9b04e64c5cc648099c612d0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LoadedLedgerQuery } from './LoadedLedgerQuery.graphql';

const node: PreloadableConcreteRequest<LoadedLedgerQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b6a82895178eef7c075c4c2cd2f6d652660477aaa9b04e64c5cc648099c612d0",
    "metadata": {},
    "name": "LoadedLedgerQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
