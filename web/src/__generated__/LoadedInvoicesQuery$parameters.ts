/**
 * @generated SignedSource<<25dc017150e3d451fbcc2476d6c92512>>
 * @relayHash 92336fe318c17cdc7a9abb812f1f178b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 601916eb54ee616b91d26d96422856e85109a959fa515b63d6782c9e60e71d31

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LoadedInvoicesQuery } from './LoadedInvoicesQuery.graphql';

const node: PreloadableConcreteRequest<LoadedInvoicesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "601916eb54ee616b91d26d96422856e85109a959fa515b63d6782c9e60e71d31",
    "metadata": {},
    "name": "LoadedInvoicesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
