/**
 * @generated SignedSource<<b25ca4797c5117e5d8696f2aa0785f01>>
 * @relayHash a4f93265c4e72515c73af8699df5cd4b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0bfb5bccca75ec2c11578f17ed5f90a4acd6f8ed9b1bb32323e30703074d7dcf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfirmEmailScreenQuery } from './ConfirmEmailScreenQuery.graphql';

const node: PreloadableConcreteRequest<ConfirmEmailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0bfb5bccca75ec2c11578f17ed5f90a4acd6f8ed9b1bb32323e30703074d7dcf",
    "metadata": {},
    "name": "ConfirmEmailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
