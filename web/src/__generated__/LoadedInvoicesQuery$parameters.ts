/**
 * @generated SignedSource<<9ef33df6e805b1b1b6f748b7b1a2eab0>>
 * @relayHash 20705008e325762190be012de146d9e5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c768f93ec33d64598c5934ced7bc9251b8502c70d878d8098c96501132ae2f62

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LoadedInvoicesQuery } from './LoadedInvoicesQuery.graphql';

const node: PreloadableConcreteRequest<LoadedInvoicesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c768f93ec33d64598c5934ced7bc9251b8502c70d878d8098c96501132ae2f62",
    "metadata": {},
    "name": "LoadedInvoicesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
