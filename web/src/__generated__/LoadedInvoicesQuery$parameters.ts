/**
 * @generated SignedSource<<6d85f461e6fdfdbc16da92d8caf7e9ed>>
 * @relayHash e08ade45ef670e3cbac1e795a2322117
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c94e40f6cc51f4df172162b4fca21e3d37fa7bf60bd20e52084873118b864eb4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LoadedInvoicesQuery } from './LoadedInvoicesQuery.graphql';

const node: PreloadableConcreteRequest<LoadedInvoicesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c94e40f6cc51f4df172162b4fca21e3d37fa7bf60bd20e52084873118b864eb4",
    "metadata": {},
    "name": "LoadedInvoicesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
