/**
 * @generated SignedSource<<ac255222958c5fe196576af0b9bf0c84>>
 * @relayHash 332919900f4118186db0d152bc4be0fa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7f497933c0af099ee86ec2ba683046b440be8f7915701313b978c032ddc8182e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResetPasswordRequestScreenQuery } from './ResetPasswordRequestScreenQuery.graphql';

const node: PreloadableConcreteRequest<ResetPasswordRequestScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7f497933c0af099ee86ec2ba683046b440be8f7915701313b978c032ddc8182e",
    "metadata": {},
    "name": "ResetPasswordRequestScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
