/**
 * @generated SignedSource<<9825093e88a608168ab8745448698a83>>
 * @relayHash a8f46501d8b4f50886bcbc2602719f3c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6e109aa4d058a6a9ee650f15791c3cb0d502f80f26f53dfd2d35cd58580b4768

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResetPasswordFormScreenQuery } from './ResetPasswordFormScreenQuery.graphql';

const node: PreloadableConcreteRequest<ResetPasswordFormScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6e109aa4d058a6a9ee650f15791c3cb0d502f80f26f53dfd2d35cd58580b4768",
    "metadata": {},
    "name": "ResetPasswordFormScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
