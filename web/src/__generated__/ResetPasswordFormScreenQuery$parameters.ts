/**
 * @generated SignedSource<<857fdeae6d0028d1f3bcdc99395be674>>
 * @relayHash 121a59ead55df5ccfdd43f8f5d023c27
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c60b3889e9e405a3e55d361fdb5edaf1fb43d7ae03604f055d5342131a47fca5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResetPasswordFormScreenQuery } from './ResetPasswordFormScreenQuery.graphql';

const node: PreloadableConcreteRequest<ResetPasswordFormScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c60b3889e9e405a3e55d361fdb5edaf1fb43d7ae03604f055d5342131a47fca5",
    "metadata": {},
    "name": "ResetPasswordFormScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
