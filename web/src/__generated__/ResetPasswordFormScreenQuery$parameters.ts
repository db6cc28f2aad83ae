/**
 * @generated SignedSource<<36cbc219745140cbbbc25d7ed2c7a867>>
 * @relayHash b1e15d41c3483e88ada31c39857a9b39
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a91ec856b4e964303a453db1d0d0d50e375d4119c94852a5f54800c67e5c2794

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResetPasswordFormScreenQuery } from './ResetPasswordFormScreenQuery.graphql';

const node: PreloadableConcreteRequest<ResetPasswordFormScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a91ec856b4e964303a453db1d0d0d50e375d4119c94852a5f54800c67e5c2794",
    "metadata": {},
    "name": "ResetPasswordFormScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
