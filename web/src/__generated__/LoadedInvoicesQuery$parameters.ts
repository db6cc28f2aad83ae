/**
 * @generated SignedSource<<d687337212a81ad7b2ea9cf09111ffc1>>
 * @relayHash f8ec4ff180418ca1d29a0e08924bb70e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f281307391d120dc27e0a6a06351cee9a6ad1efe2dcd753c09b3693ee7c64a1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LoadedInvoicesQuery } from './LoadedInvoicesQuery.graphql';

const node: PreloadableConcreteRequest<LoadedInvoicesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5f281307391d120dc27e0a6a06351cee9a6ad1efe2dcd753c09b3693ee7c64a1",
    "metadata": {},
    "name": "LoadedInvoicesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
